package zoetrope.models;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tensors and nodes of an ONNX file that are needed to read weights. Field 7 of this protocol
 * buffer is the graph. The graph has nodes in field 1 and initializers in field 5. The fields of an
 * initializer are dims (1), data_type (2), name (8) and raw_data (9).
 */
final class OnnxFile {
  private static final int FLOAT = 1;

  private final Map<String, Tensor> tensors = new HashMap<>();
  private final Map<String, List<String>> inputs = new HashMap<>();

  /** A tensor of 32-bit numbers, row by row. */
  record Tensor(List<Integer> shape, ByteBuffer floats) {
    double get(int index) {
      return floats.getFloat(4 * index);
    }
  }

  OnnxFile(ByteBuffer bytes) {
    Message model = new Message(bytes);
    while (model.next()) {
      if (model.field == 7) {
        readGraph(new Message(model.content));
      }
    }
  }

  private void readGraph(Message graph) {
    while (graph.next()) {
      if (graph.field == 1) {
        readNode(new Message(graph.content));
      } else if (graph.field == 5) {
        readTensor(new Message(graph.content));
      }
    }
  }

  private void readNode(Message node) {
    List<String> from = new ArrayList<>();
    String name = "";
    while (node.next()) {
      if (node.field == 1) {
        from.add(node.text());
      } else if (node.field == 3) {
        name = node.text();
      }
    }
    inputs.put(name, from);
  }

  private void readTensor(Message tensor) {
    List<Integer> shape = new ArrayList<>();
    String name = "";
    long type = 0;
    ByteBuffer data = ByteBuffer.allocate(0);
    while (tensor.next()) {
      switch (tensor.field) {
        case 1 -> tensor.numbersInto(shape);
        case 2 -> type = tensor.number;
        case 8 -> name = tensor.text();
        case 9 -> data = tensor.content.slice().order(ByteOrder.LITTLE_ENDIAN);
        default -> {}
      }
    }
    if (type == FLOAT) {
      tensors.put(name, new Tensor(List.copyOf(shape), data));
    }
  }

  /** Returns the names of all tensors of 32-bit numbers. */
  List<String> names() {
    return tensors.keySet().stream().sorted().toList();
  }

  Tensor tensor(String name) {
    Tensor tensor = tensors.get(name);
    if (tensor == null) {
      throw new IllegalArgumentException("the ONNX file has no tensor " + name);
    }
    return tensor;
  }

  /** Returns the matrix factor of node {@code node}, [inputs, outputs]. */
  Tensor factor(String node) {
    List<String> from = inputs.get(node);
    if (from == null || from.size() != 2) {
      throw new IllegalArgumentException("the ONNX file has no product " + node);
    }
    return tensor(from.get(1));
  }

  /** The fields of a protocol buffer message, one after the other. */
  private static final class Message {
    private final ByteBuffer bytes;
    private int field;
    private long number;
    private ByteBuffer content;

    Message(ByteBuffer bytes) {
      this.bytes = bytes.duplicate();
    }

    boolean next() {
      if (!bytes.hasRemaining()) {
        return false;
      }
      long key = varint();
      field = (int) (key >>> 3);
      switch ((int) key & 7) {
        case 0 -> {
          number = varint();
          content = null;
        }
        case 1 -> content = take(8);
        case 2 -> content = take((int) varint());
        case 5 -> content = take(4);
        default -> throw new IllegalArgumentException("the ONNX file is broken at field " + field);
      }
      return true;
    }

    String text() {
      return StandardCharsets.UTF_8.decode(content.duplicate()).toString();
    }

    /** Adds numbers that are stored one by one or packed. */
    void numbersInto(List<Integer> numbers) {
      if (content == null) {
        numbers.add((int) number);
        return;
      }
      Message packed = new Message(content);
      while (packed.bytes.hasRemaining()) {
        numbers.add((int) packed.varint());
      }
    }

    private ByteBuffer take(int length) {
      ByteBuffer part = bytes.slice(bytes.position(), length);
      bytes.position(bytes.position() + length);
      return part;
    }

    private long varint() {
      long value = 0;
      for (int shift = 0; ; shift += 7) {
        byte next = bytes.get();
        value |= (next & 0x7FL) << shift;
        if (next >= 0) {
          return value;
        }
      }
    }
  }
}
