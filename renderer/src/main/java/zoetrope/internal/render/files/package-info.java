/** Names and contents of the files that belong to a film or a sequence of frames. */
package zoetrope.internal.render.files;
