/** Names and contents of the files that are written next to a video or in a folder of images. */
package zoetrope.internal.render.files;
