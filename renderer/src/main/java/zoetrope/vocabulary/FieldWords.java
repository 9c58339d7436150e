package zoetrope.vocabulary;

import zoetrope.mobject.fields.ArrowVectorField;
import zoetrope.mobject.fields.Field;
import zoetrope.mobject.fields.Region;
import zoetrope.mobject.fields.StreamLines;
import zoetrope.mobject.fields.StreamOptions;
import zoetrope.mobject.fields.TimeField;
import zoetrope.mobject.fields.VectorField;

/** Makes vector fields. */
public abstract class FieldWords extends CloudWords {
  /** Not to be made. */
  protected FieldWords() {}

  /** Over the frame, every half unit. */
  public static ArrowVectorField arrowVectorField(Field field) {
    return new ArrowVectorField(field);
  }

  /** Over a region. */
  public static ArrowVectorField arrowVectorField(Field field, Region region) {
    return new ArrowVectorField(field, region);
  }

  /** Over the frame, in the default look. */
  public static StreamLines streamLines(Field field) {
    return new StreamLines(field);
  }

  /** From near each point of a region's grid. */
  public static StreamLines streamLines(Field field, Region region, StreamOptions options) {
    return new StreamLines(field, region, options);
  }

  /** Over 14 by 8 units, every half unit. */
  public static VectorField vectorField(Field field) {
    return new VectorField(field);
  }

  /** Over a region. */
  public static VectorField vectorField(Field field, Region region) {
    return new VectorField(field, region);
  }

  /** A field that changes with time. */
  public static VectorField vectorField(TimeField field, Region region) {
    return new VectorField(field, region);
  }
}
