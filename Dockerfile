# The gateway and the built site, for any container engine (docs/deploying.md).

ARG NODE=26.12.1-trixie-slim

# ---- The site ----
FROM node:${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY art/package.json art/
COPY gateway/package.json gateway/
RUN npm ci
COPY . .
# As in .env.example; the security policies name the origins, too.
ARG NEXT_PUBLIC_API_ORIGIN=
ARG NEXT_PUBLIC_APPLY_API_ORIGIN=
ARG NEXT_PUBLIC_API_TAKES_KEY=
ARG NEXT_PUBLIC_APPLY_API_TAKES_KEY=
# The live site, such as https://www.firnwerk.example, for images without a volume: its scripts are added.
# The first time, with `--keep 1` after it.
ARG LIVE=
RUN npm run build && if [ -n "$LIVE" ]; then deploy/activate upload $LIVE; fi

# ---- The image ----
FROM node:${NODE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    SPOOL_DIR=/data/spool \
    MAILBOX_DIR=/data/mailbox \
    KEPT_DIR=/data/kept
# Contains acknowledged submissions until they are delivered, and the scripts of former releases: it must
# outlive the container.
RUN install -d -o node -g node -m 700 /data /data/kept
VOLUME /data
WORKDIR /site
COPY deploy ./deploy
COPY --from=build /site/hosting ./hosting
COPY --from=build /site/out ./out
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The gateway starts even if the folder cannot be written: it logs that, and the forms matter more. Node is
# started directly, as npm would not forward SIGTERM.
CMD ["sh", "-c", "[ -z \"$KEPT_DIR\" ] || deploy/activate volume \"$KEPT_DIR\"; exec node --enable-source-maps hosting/gateway.mjs"]
