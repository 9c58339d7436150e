/** The film on many heads of attention at once, in four acts, and the panels that it shows. */
package zoetrope.scenes.attention.heads;
