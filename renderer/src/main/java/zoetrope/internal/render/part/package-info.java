/** Videos of sections and slides. */
package zoetrope.internal.render.part;
