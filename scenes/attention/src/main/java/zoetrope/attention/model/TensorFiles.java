package zoetrope.attention.model;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import zoetrope.attention.file.AttentionFileException;

/**
 * The tensors of a folder by name, from {@code model.safetensors}, or from several files that
 * {@code model.safetensors.index.json} lists.
 */
final class TensorFiles {
  static final String WHOLE = "model.safetensors";
  static final String INDEX = "model.safetensors.index.json";

  private final Path folder;
  private final Map<String, Located> tensors = new TreeMap<>();

  private TensorFiles(Path folder) {
    this.folder = folder;
  }

  private record Located(
      String file, FileChannel channel, SafetensorsHeader.Entry entry, StoredTensor[] opened) {}

  /**
   * Reads the headers of all files of {@code folder}.
   *
   * @throws AttentionFileException if there is no such file, or a file is malformed
   */
  static TensorFiles open(Path folder) {
    TensorFiles files = new TensorFiles(folder);
    Path whole = folder.resolve(WHOLE);
    Path index = folder.resolve(INDEX);
    if (Files.exists(whole)) {
      files.add(whole);
    } else if (Files.exists(index)) {
      files.addParts(index);
    } else {
      throw none(folder);
    }
    return files;
  }

  private static AttentionFileException none(Path folder) {
    List<String> pickles =
        FolderFiles.names(folder).stream().filter(FolderFiles::isPickle).toList();
    String only = "there is no " + WHOLE + " and no " + INDEX;
    if (pickles.isEmpty()) {
      return new AttentionFileException(folder.toString(), only + " in this folder");
    }
    return new AttentionFileException(
        folder.toString(),
        String.format(
            "%s, only %s: such files are programs (pickle) and are never opened; write the model"
                + " with model.save_pretrained(folder, safe_serialization=True)",
            only, String.join(", ", pickles)));
  }

  private void addParts(Path index) {
    Map<String, Object> fields = FolderFiles.json(index);
    if (!(fields.get("weight_map") instanceof Map<?, ?> map) || map.isEmpty()) {
      throw new AttentionFileException(
          index.toString(), "expected an object \"weight_map\" from tensors to files");
    }
    Map<String, Map<String, Located>> parts = new LinkedHashMap<>();
    map.forEach(
        (tensor, part) -> {
          String name = String.valueOf(part);
          Map<String, Located> those =
              parts.computeIfAbsent(name, n -> read(part(index, String.valueOf(tensor), n)));
          if (!those.containsKey(tensor)) {
            throw new AttentionFileException(
                index.toString(),
                "tensor '" + tensor + "' should be in " + name + ", which has no such tensor");
          }
          tensors.put((String) tensor, those.get(tensor));
        });
  }

  /**
   * Returns the file of a tensor. A symbolic link in the folder is followed, because the user
   * created it, but a name that leads out of the folder is rejected.
   */
  private Path part(Path index, String tensor, String name) {
    String place = index + ", tensor '" + tensor + "'";
    try {
      Path part = folder.resolve(name).normalize();
      if (!folder.normalize().equals(part.getParent()) || !name.endsWith(".safetensors")) {
        throw new AttentionFileException(
            place,
            "its file \"" + name + "\" is not a .safetensors file of this folder: it is not read");
      }
      if (!Files.exists(part)) {
        throw new AttentionFileException(place, "there is no file " + name + " in the folder");
      }
      return part;
    } catch (InvalidPathException e) {
      throw new AttentionFileException(place, "\"" + name + "\" is not a file name", e);
    }
  }

  private void add(Path file) {
    tensors.putAll(read(file));
  }

  private static Map<String, Located> read(Path file) {
    Map<String, Located> located = new LinkedHashMap<>();
    try {
      FolderFiles.requireRegular(file);
      // The channel stays open as long as the model, because tensors are mapped on demand.
      FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
      boolean read = false;
      try {
        SafetensorsHeader.read(channel, file.toString())
            .forEach(
                (name, entry) ->
                    located.put(
                        name, new Located(file.toString(), channel, entry, new StoredTensor[1])));
        read = true;
      } finally {
        if (!read) {
          channel.close();
        }
      }
    } catch (IOException e) {
      throw new AttentionFileException(
          file.toString(), "it cannot be read: " + FolderFiles.reason(e), e);
    }
    return located;
  }

  boolean has(String name) {
    return tensors.containsKey(name);
  }

  Collection<String> names() {
    return tensors.keySet();
  }

  String place(String name) {
    Located located = tensors.get(name);
    String file = located == null ? folder.toString() : located.file();
    return file + ", tensor '" + name + "'";
  }

  /**
   * Returns the tensor {@code name} with the shape {@code shape}.
   *
   * @throws AttentionFileException if there is no such tensor, or its shape differs; the message
   *     has both shapes
   */
  StoredTensor tensor(String name, long... shape) {
    Located located = tensors.get(name);
    List<Long> expected = LongStream.of(shape).boxed().toList();
    if (located == null) {
      throw new AttentionFileException(
          folder.toString(),
          "there is no tensor '%s' of shape %s%s"
              .formatted(name, expected, FolderFiles.nearest(name, names())));
    }
    if (!located.entry().shape().equals(expected)) {
      throw new AttentionFileException(
          place(name),
          "expected the shape %s, which follows from config.json, found %s"
              .formatted(expected, located.entry().shape()));
    }
    synchronized (located) {
      if (located.opened()[0] == null) {
        located.opened()[0] = new StoredTensor(place(name), located.channel(), located.entry());
      }
      return located.opened()[0];
    }
  }
}
