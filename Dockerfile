# What serves: `docker build .`; with `--target tools` what has the commands of docs/deploying.md as well.

FROM node:22-bookworm-slim AS build
WORKDIR /app
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 STORYBOOK_DISABLE_TELEMETRY=1
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY index.html tsconfig.json vite.config.ts ./
COPY schemas ./schemas
COPY scripts ./scripts
COPY sections ./sections
COPY server ./server
COPY src ./src
ARG VITE_AUTH_ORIGIN=""
RUN npm run build

FROM node:22-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM build AS tools
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /data /backups
ENV NODE_ENV=production DATA_DIR=/data HOME=/tmp
USER node
VOLUME ["/data", "/backups"]
CMD ["npm", "run"]

FROM node:22-bookworm-slim AS server
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# the modules change less often than what is built
COPY --from=modules /app/node_modules ./node_modules
COPY package.json ./
COPY server/db/migrations ./server/db/migrations
COPY server/db/demo/media ./server/db/demo/media
COPY server/db/demo/streams ./server/db/demo/streams
COPY server/db/demo/uploads ./server/db/demo/uploads
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node /data
USER node
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz?for=reads`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# the server hears SIGTERM itself
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
