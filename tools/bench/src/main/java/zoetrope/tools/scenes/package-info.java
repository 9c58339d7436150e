/** Scenes for measurements that load one part of the renderer. Only the tools find them. */
package zoetrope.tools.scenes;
