/** Caches of encoded segments and other files that can be made again. */
package zoetrope.render.cache;
