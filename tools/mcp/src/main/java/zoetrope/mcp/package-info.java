/**
 * The server of {@code render mcp}. Agents use it through the Model Context Protocol to write and
 * check scenes.
 *
 * <p>Each tool runs a command of {@code render}. Commands that run a scene are executed in another
 * process, a {@link zoetrope.mcp.SceneWorker}. So a scene that hangs, needs too much memory or ends
 * its process does not harm the server.
 */
package zoetrope.mcp;
