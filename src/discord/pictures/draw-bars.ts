import { BarController, BarElement, CategoryScale, Chart, LinearScale, Title } from 'chart.js';
import { createCanvas } from '@napi-rs/canvas';
import { format as english } from '../../i18n/en/format.ts';
import { format as italian } from '../../i18n/it/format.ts';
import { FAMILY } from './fonts.ts';
import type { BarsScene } from './scene.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Title);

const FORMATS = { en: english, it: italian } as const;
const PAPER = '#1e2229';
const BARS = '#2fa36f';
const LINES = '#3a414d';
const TEXT = '#d7dde6';
/** The picture is shown at a third of its size on a telephone. */
const TEXT_SIZE = 28;
const MARGIN = 28;

const PICTURE = { width: 1000, height: 560 } as const;

/** Amounts as bars on a scale of chips, with as many names below them as there is room for. A PNG file. */
export function drawBars({ title, bars, language }: BarsScene): Buffer {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const font = { family: FAMILY, size: TEXT_SIZE };
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: bars.map(({ label }) => label),
      datasets: [
        {
          data: bars.map(({ amount }) => amount),
          backgroundColor: BARS,
          borderRadius: 6,
          maxBarThickness: 110,
        },
      ],
    },
    options: {
      responsive: false,
      animation: false,
      devicePixelRatio: 1,
      events: [],
      layout: { padding: MARGIN },
      plugins: {
        title: {
          display: true,
          text: title,
          align: 'start',
          color: TEXT,
          font: { ...font, size: 34, weight: 'bold' },
          padding: { bottom: MARGIN },
        },
      },
      scales: {
        x: {
          grid: { display: false },
          border: { color: LINES },
          ticks: { color: TEXT, font, maxRotation: 0, autoSkipPadding: 24 },
        },
        y: {
          beginAtZero: true,
          grid: { color: LINES },
          border: { display: false },
          ticks: {
            color: TEXT,
            font,
            precision: 0,
            maxTicksLimit: 6,
            callback: (amount) => FORMATS[language].chips(Number(amount)),
          },
        },
      },
    },
  });
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const file = canvas.encodeSync('png');
  // It would be kept otherwise; and it clears its canvas.
  chart.destroy();
  return file;
}
