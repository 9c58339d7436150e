/** Drawing commands: items become commands, and commands become pixels. */
package zoetrope.internal.raster.command;
