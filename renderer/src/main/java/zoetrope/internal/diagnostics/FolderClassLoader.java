package zoetrope.internal.diagnostics;

import java.nio.file.Path;

/** Implemented by a class loader that finds resources in the folder of a source file. */
public interface FolderClassLoader {
  /** Returns the file of a resource, whether it exists or not. */
  Path place(String resource);
}
