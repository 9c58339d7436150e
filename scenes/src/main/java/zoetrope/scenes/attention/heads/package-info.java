/** The film about many attention heads in parallel, in four acts, and its panels. */
package zoetrope.scenes.attention.heads;
