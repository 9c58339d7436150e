package zoetrope.internal.diagnostics;

import java.nio.file.Path;

/** What a class loader is that finds resources in a folder: that of a scene's source file. */
public interface FolderClassLoader {
  /** The file that a resource would be, there or not. */
  Path place(String resource);
}
