/** Scenes, parts of them, settings and the files that a rendering writes. */
package zoetrope.render.request;
