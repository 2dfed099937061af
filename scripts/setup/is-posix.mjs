// Ends with 0 on POSIX and 1 on Windows: `start` in package.json runs `exec` only where the shell has it.
process.exit(process.platform === "win32" ? 1 : 0);
