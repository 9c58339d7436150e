package zoetrope.internal.diagnostics;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;

/** Finds the location of classes. */
public final class ClassPlace {
  private ClassPlace() {}

  /**
   * Returns the jar or folder that a class was loaded from. The class's protection domain is not
   * reliable: for classes from a class data archive it may be empty.
   *
   * @throws IOException if the class is neither in a jar nor in a folder
   */
  public static Path of(Class<?> type) throws IOException {
    String file = type.getName().replace('.', '/') + ".class";
    URL url = type.getResource("/" + file);
    String place = String.valueOf(url);
    try {
      if (place.startsWith("jar:file:") && place.endsWith("!/" + file)) {
        return Path.of(URI.create(place.substring(4, place.length() - file.length() - 2)));
      }
      if (place.startsWith("file:") && place.endsWith("/" + file)) {
        return Path.of(URI.create(place.substring(0, place.length() - file.length())));
      }
    } catch (IllegalArgumentException e) {
      throw new IOException("the classes of the program are in " + place, e);
    }
    throw new IOException("it is not known where the classes of the program are: " + place);
  }
}
