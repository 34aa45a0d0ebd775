# Two stages: one that builds with everything, one that runs with what running needs.
FROM node:22-bookworm-slim AS build
WORKDIR /pelita
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 HOST=0.0.0.0
WORKDIR /pelita
COPY --from=build /pelita/package.json ./
COPY --from=build /pelita/node_modules ./node_modules
COPY --from=build /pelita/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Node itself, not npm: the signal to stop has to reach the server.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "dist/server/main.js"]
