import { chips } from './chips-scenes.ts';
import { floor } from './floor-scenes.ts';
import { games } from './game-scenes.ts';
import { holdEm } from './hold-em-scenes.ts';
import { lobby } from './lobby-scenes.ts';
import type { Stage } from './stage.ts';
import { trouble } from './trouble-scenes.ts';

/** Plays until there is something to see, and takes its pictures. */
export type Scene = (stage: Stage) => Promise<void>;
export type Scenes = Readonly<Record<string, Scene>>;

export const SCENES: Scenes = { ...lobby, ...holdEm, ...games, ...chips, ...floor, ...trouble };
