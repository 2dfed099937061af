# syntax=docker/dockerfile:1
# The shop as a small image: built in one stage, run in another by a user without rights. See docs/deploy/container.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY packages ./packages
# No install scripts: everything comes as ready-made binaries.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN NODE_ENV=production npx react-router build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  # The image brings Node itself, and the build holds the workspace packages.
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@gemma-luce

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/build ./build
COPY --from=build /shop/supabase ./supabase
# For `backup` and `restore`, which run from their sources.
COPY --from=build /shop/scripts/backup.ts /shop/scripts/restore.ts ./scripts/
COPY --from=build /shop/server ./server
# A new volume gets the owner of the folder on which it is mounted.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "--max-old-space-size=384", "build/server/index.js"]
