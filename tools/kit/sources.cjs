const { resolve } = require('node:path');

/** Where `#side/...` leads before anything is built; in the shape of a webpack configuration, which dependency-cruiser reads. */
const sides = ['contract', 'projections', 'server', 'client', 'tools', 'test'];
module.exports = { resolve: { alias: Object.fromEntries(sides.map((side) => [`#${side}`, resolve(side)])) } };
