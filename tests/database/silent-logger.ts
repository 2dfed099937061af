/** A logger without output. */
export const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };
