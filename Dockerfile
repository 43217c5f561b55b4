# syntax=docker/dockerfile:1
# docker build --build-arg SITE_URL=https://www.example.com -t website .

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY tools/check-node.js tools/
RUN npm ci
COPY . .
# What the pages are built with; further GATSBY_… settings likewise (.env.example).
ARG SITE_URL
ARG GATSBY_API_URL
ARG LEADS_KEEP_MONTHS
ARG PATH_PREFIX
# Pictures, earlier assets and the cache of the last build on this machine. Copied, since a build may remove these folders.
RUN --mount=type=cache,target=/earlier \
    cp -a /earlier/. . && npm run build && \
    find /earlier -mindepth 1 -delete && cp -a public .cache .cache-fingerprint /earlier/
# The lock names binaries for every kind of Linux; Alpine's are enough.
RUN cd dist && npm ci --omit=dev && rm -rf node_modules/@libsql/*-gnu*
# Files keep the modes of the checkout, in which nobody else may be allowed to read.
RUN chmod -R a+rX dist public

FROM alpine:3.23
RUN apk add --no-cache 'nodejs=~24' && adduser -D -H -u 10001 website && install -d -o website -m 700 /data
WORKDIR /srv/website
COPY --from=build /site/dist dist
COPY --from=build /site/public public
ENV NODE_ENV=production DATA_DIR=/data PORT=9000
# By number: Kubernetes cannot tell of a name that it is not root (`runAsNonRoot`).
USER 10001
VOLUME /data
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=10s --start-period=10s \
    CMD ["node", "-e", "const { HOST, PORT } = process.env; const host = HOST?.includes(':') ? `[${HOST}]` : HOST || '127.0.0.1'; fetch(`http://${host}:${PORT || 9000}${require('./dist/content.json').client.pathPrefix}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node as the first process: it ends what is in flight on SIGTERM by itself.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
