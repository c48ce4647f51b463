# Wasl in one image: the built server and web app, and of everything else only what they read. How to run it: docs/running.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /wasl
COPY . .
RUN npm ci && npm run build

FROM node:24.21.0-bookworm-slim AS modules
WORKDIR /wasl
COPY package.json package-lock.json .npmrc ./
COPY apps/bff/package.json apps/bff/
COPY apps/core/package.json apps/core/
COPY packages/contracts/package.json packages/contracts/
COPY packages/domain/package.json packages/domain/
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* \
  && find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24.21.0-bookworm-slim
WORKDIR /wasl
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 WASL_MODE=production WASL_DATA=/data HOST=0.0.0.0 PORT=4000
COPY package.json ./
COPY --from=modules /wasl/node_modules node_modules
COPY packages/contracts packages/contracts
COPY packages/domain packages/domain
COPY packages/ui/art packages/ui/art
COPY apps/core apps/core
COPY apps/bff apps/bff
COPY --from=build /wasl/apps/web/dist apps/web/dist
COPY --from=build /wasl/apps/bff/dist apps/bff/dist
COPY scripts/admin.ts scripts/asking.ts scripts/backup.ts scripts/help.ts scripts/installation.ts scripts/quick-start.mjs scripts/restore.ts scripts/
COPY scripts/admin scripts/admin
RUN mkdir -p /data node_modules/.cache && chown node:node /data node_modules/.cache
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-proto=throw", "--import", "/wasl/scripts/quick-start.mjs", "apps/bff/dist/main.js"]
