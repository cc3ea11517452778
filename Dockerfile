# docs/hosting.md tells how to run it. The playground is not reachable in here: give it a token.

FROM node:20-bookworm-slim AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /felt
COPY package.json package-lock.json .npmrc ./
COPY scripts/installed.mjs scripts/
RUN node -e "import('./scripts/installed.mjs').then(({ ensureInstalled }) => ensureInstalled())"
COPY . .
RUN node scripts/build.mjs

FROM node:20-bookworm-slim
WORKDIR /felt
# Everything but the native database driver and what draws pictures is in the bundles.
COPY --from=build /felt/package.json ./
COPY --from=build /felt/dist dist
COPY --from=build /felt/drizzle drizzle
COPY --from=build /felt/node_modules/better-sqlite3 node_modules/better-sqlite3
COPY --from=build /felt/node_modules/bindings node_modules/bindings
COPY --from=build /felt/node_modules/file-uri-to-path node_modules/file-uri-to-path
COPY --from=build /felt/node_modules/@napi-rs node_modules/@napi-rs
COPY --from=build /felt/node_modules/@fontsource-variable node_modules/@fontsource-variable
RUN mkdir --mode=0700 /data && chown node:node /data
ENV NODE_ENV=production DATABASE_PATH=/data/felt.sqlite METRICS_PORT=9464
USER node
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
