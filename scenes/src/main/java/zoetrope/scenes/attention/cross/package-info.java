/** The film about attention between two sentences: queries of one sentence, keys of the other. */
package zoetrope.scenes.attention.cross;
