/**
 * Scenes for measurements. Each loads one part of the renderer. Only the tools list these scenes.
 */
package zoetrope.tools.scenes;
