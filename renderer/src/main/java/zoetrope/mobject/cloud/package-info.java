/** Many dots that are one object. Knows mobjects; must not know animations, scenes or pixels. */
package zoetrope.mobject.cloud;
