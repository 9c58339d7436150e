/** Clouds of dots that form one object. Must not use animations, scenes or pixels. */
package zoetrope.mobject.cloud;
