package zoetrope.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a public type that the stage and objects or animations speak of with each other, and scenes
 * do not: the reference tells methods with such a parameter or result from those that authors call.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface OfEngine {}
