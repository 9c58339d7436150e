/** Scenes that are set up for a rendering, and plans of what is written for them. */
package zoetrope.internal.render.plan;
