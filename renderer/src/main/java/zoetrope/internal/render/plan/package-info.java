/** Prepares scenes for rendering, and determines which files are written for them. */
package zoetrope.internal.render.plan;
