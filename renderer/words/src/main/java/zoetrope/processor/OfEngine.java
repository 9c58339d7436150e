package zoetrope.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a public type that only the engine, mobjects and animations use, not scenes. The reference
 * lists methods with such a parameter or result as hooks, separate from methods that authors call.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface OfEngine {}
