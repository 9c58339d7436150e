/** Prepares scenes for a rendering, and plans the files that are written for them. */
package zoetrope.internal.render.plan;
