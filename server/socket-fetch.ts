import { Agent } from "undici";

/**
 * Takes where a local HTTP server listens (a Unix socket, which may be another one at each call) and returns a fetch that sends
 * every request there, whatever host its URL names.
 */
export function socketFetch(
  socketNow: () => string,
): (request: Request, signal: AbortSignal) => Promise<Response> {
  let open: { socket: string; agent: Agent } | null = null;

  function agentOf(socket: string): Agent {
    if (open?.socket === socket) return open.agent;
    // What is under way on the old socket has failed with its process.
    open?.agent.destroy().catch(() => {});
    const agent = new Agent({ connect: { socketPath: socket } });
    open = { socket, agent };
    return agent;
  }

  return (request, signal) => {
    const dispatcher = agentOf(socketNow());
    const init: RequestInit & { dispatcher: Agent } = { dispatcher, signal };
    return fetch(request, init);
  };
}
