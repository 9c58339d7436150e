/**
 * The server of {@code render mcp}, with which agents write and check scenes by the Model Context
 * Protocol.
 *
 * <p>Each tool is a line of the command line. Lines that run a scene run in a {@link
 * zoetrope.mcp.SceneWorker}, another process, so that a scene that hangs, needs too much memory or
 * ends its process costs only itself.
 */
package zoetrope.mcp;
