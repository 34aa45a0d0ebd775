// A CommonJS package requires this ES module, which Node can do and Jest cannot: it is handed over as Node loads it.
module.exports = process.getBuiltinModule('node:module').createRequire(__filename)('content-disposition');
