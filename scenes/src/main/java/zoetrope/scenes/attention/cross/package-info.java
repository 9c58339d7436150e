/** The film about attention between two sentences: queries of the one, keys of the other. */
package zoetrope.scenes.attention.cross;
