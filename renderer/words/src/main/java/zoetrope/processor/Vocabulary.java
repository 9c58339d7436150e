package zoetrope.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the class whose public static members, inherited ones included, are an author's words. With
 * it the reference is written, {@value ReferenceProcessor#RESOURCE}: its words, and all public
 * types that are compiled with it, but those in packages called {@code internal}.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface Vocabulary {}
