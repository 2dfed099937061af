// Exits with 0 on POSIX and 1 on Windows, whose shell has no `exec` for `npm start`.
process.exit(process.platform === "win32" ? 1 : 0);
